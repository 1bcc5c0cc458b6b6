/** The master of boards that are made. */
export const MASTER_NAME = 'X';

/** The names of the other bricks of such boards, in reading order: more than a board that is enumerated has cells. */
export const BRICK_NAMES = [...'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwxyz0123456789'];
