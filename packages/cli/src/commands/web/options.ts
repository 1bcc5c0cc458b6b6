import { type Command, InvalidArgumentError, Option } from 'commander';
import { addExamples } from '../../usage/options.js';

export interface WebFlags {
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
}

export const DEFAULT_PORT = 8370;

export function describeWeb(command: Command): Command {
  command
    .summary('serve the web app on this machine')
    .description(
      'Serves the web app that comes with the program, for browsers on this machine. Nothing is fetched from anywhere else, and nothing is sent anywhere. Ctrl-C ends it.',
    )
    .addOption(
      new Option('--port <number>', 'the port to listen on; 0 for any that is free')
        .argParser(portNumber)
        .default(DEFAULT_PORT),
    )
    .option(
      '--host <address>',
      'the address to listen on; 0.0.0.0 lets other machines in, by the address or the name of this one',
      '127.0.0.1',
    )
    .option('--open', 'open it in the browser, too')
    .addHelpText('after', '\nExit codes: 0 ended by Ctrl-C; 2 bad usage, or it cannot listen there.');
  return addExamples(command, 'slidewise web', 'slidewise web --open', 'slidewise web --port 0');
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new InvalidArgumentError('Expected a number from 0 to 65535.');
}
