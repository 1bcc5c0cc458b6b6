import { answer } from './answers.js';
import type { Question } from './protocol.js';

// The thread that reads, plays and solves for all boards of a page.

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const reply = await answer(data);
  if (reply !== undefined) self.postMessage(reply);
};
