import { message } from '../../messages/message.js';

export const noJump = message('no-jump', ({ stone }: { stone: number }) => `no frog can jump from stone ${stone}`);
export const noFrog = message('no-frog', ({ text }: { text: string }) => `"${text}" is no frog`);
export const rowForm = message('row-form', () => 'a row needs one free stone and up to seven frogs A to G, each once');
export const otherFrogs = message('other-frogs', () => 'the goal has other frogs than the row');
export const stones = message('stones', () => 'a row has two to eight stones');
export const notOnStone = message('not-on-stone', ({ frog }: { frog: string }) => `frog ${frog} is not on its stone`);
export const onStone = message('on-stone', ({ frog }: { frog: string }) => `frog ${frog} is on its stone`);
