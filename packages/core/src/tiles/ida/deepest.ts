/** The deepest stack; longer than any shortest solution that IDA* can find. */
export const DEEPEST = 1024;
