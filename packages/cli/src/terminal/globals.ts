/** What the options that all commands have say; set before a command begins its work. */
export const globals = {
  /** False where colours are unwanted, whatever the terminal can do. */
  color: true,
  /** False where nobody is there to type: a command that would have to wait for somebody must refuse. */
  input: true,
};
