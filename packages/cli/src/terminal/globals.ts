/** What the options that all commands have say; set before a command begins its work. */
export const globals = {
  /** False where colours are unwanted, whatever the terminal can do. */
  color: true,
  /** False if prompts are forbidden: a command that would have to wait for input must refuse. */
  input: true,
};
