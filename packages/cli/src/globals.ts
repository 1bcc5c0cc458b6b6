/** What the options that stand for all commands say; set before a command is loaded. */
export const globals = {
  /** False where colours are unwanted, whatever the terminal can do. */
  color: true,
  /** False where nobody is there to answer. */
  input: true,
};

/** Why nobody can be asked, in words that follow what the command wants; undefined where somebody can. */
export function whyNotAsk(): string | undefined {
  if (!globals.input) return '--no-input forbids to ask';
  return process.stdin.isTTY === true ? undefined : 'standard input is no terminal';
}
