/** A request as it is sent. */
export interface GeneratedRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}
/** All requests that an OpenAPI document describes. */
export class Requests {
  constructor(document: object);
  /** Some requests; the same seed gives the same ones. */
  sample(seed: number, count: number): GeneratedRequest[];
  /** Sends them, some at a time; what is wrong with the answers, and how many there were of each status. */
  send(
    address: string,
    requests: readonly GeneratedRequest[],
    options?: { readonly atATime?: number; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<{ readonly wrong: readonly string[]; readonly statuses: Readonly<Record<string, number>> }>;
}
