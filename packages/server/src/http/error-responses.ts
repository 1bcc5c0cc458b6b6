import { PROBLEM_TYPE, problemSchema } from './problem-document.js';

/** What every route may answer where something is wrong. */
export const errorResponses = {
  '4xx': {
    description: 'what is wrong with the request',
    content: { [PROBLEM_TYPE]: { schema: problemSchema } },
  },
  '5xx': {
    description: 'the service is at fault, or is ending',
    content: { [PROBLEM_TYPE]: { schema: problemSchema } },
  },
};
