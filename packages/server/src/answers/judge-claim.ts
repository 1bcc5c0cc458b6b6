import type { Message } from '@slidewise/core/messages';
import type { Solution } from '@slidewise/core/solving';
import type { Claim } from './claim.js';
import { claimedTooFew, claimedTooMany, claimedUnsolvable, noProofFound } from './messages.js';

/** What became of a claim. */
export interface Judged {
  /** Not there where it is not known. */
  readonly right?: boolean;
  /** The shortest length, where that is proved. */
  readonly optimum?: number;
  /** Why it is wrong, or not known to be right. */
  readonly reason?: Message;
}

/** Whether a claim is right, as far as solving the board has shown. */
export function judgeClaim(claim: Claim, solution: Solution): Judged {
  const { status, optimal, length, lowerBound, reason } = solution;
  if ('unsolvable' in claim) {
    if (status === 'unsolvable') return { right: true };
    if (status === 'solved') return { right: false, reason: claimedUnsolvable({ length }) };
    return { reason: reason ?? noProofFound() };
  }
  if (status === 'unsolvable') return { right: false, reason };
  if (optimal && claim.length === length) return { right: true, optimum: length };
  const known = optimal ? { optimum: length } : {};
  if (claim.length < lowerBound) return { right: false, ...known, reason: claimedTooFew({ least: lowerBound }) };
  if (length !== undefined && claim.length > length) {
    return { right: false, ...known, reason: claimedTooMany({ most: length }) };
  }
  return { reason: reason ?? noProofFound() };
}
