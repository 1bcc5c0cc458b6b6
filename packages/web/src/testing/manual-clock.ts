/** Time that passes when a test says so. */
export class ManualClock {
  time = 0;
  protected timers: { readonly at: number; readonly action: () => void }[] = [];

  now = () => this.time;

  later = (action: () => void, milliseconds: number) => {
    const timer = { at: this.time + milliseconds, action };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };
}
