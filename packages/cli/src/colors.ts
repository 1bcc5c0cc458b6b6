import picocolors from 'picocolors';

/** Colours on a terminal only, and not if the user has said no (no-color.org). */
const wanted = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export const colors = picocolors.createColors(wanted);

/** For texts that are read elsewhere. */
export const noColors = picocolors.createColors(false);
