/** Whether somebody sits at a terminal who may be asked: `--no-input` says no. */
export function mayAsk({ input }: { readonly input?: boolean }): boolean {
  return (
    input !== false && process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb'
  );
}
