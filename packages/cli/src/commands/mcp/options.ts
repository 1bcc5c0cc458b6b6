import { GYM, REQUEST_OPTIONS } from '../../runs/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type McpFlags = FlagsOf<typeof MCP_OPTIONS>;

export const MCP_OPTIONS = [...REQUEST_OPTIONS, GYM] as const satisfies readonly OptionSpec[];
