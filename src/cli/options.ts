/** Reads the options of a command and checks them, with a sentence for each that is off. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserFault } from './user-fault.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Splits arguments into named options and the rest. Throws a UserFault for an unknown option or a missing value. */
export function parseOptions<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UserFault(wordParseFault(error as Error & { readonly code?: string }))
  }
}

/** Node names the option in quotation marks; its sentences are for programmers. */
function wordParseFault({ code, message }: Error & { readonly code?: string }): string {
  const option = /'(?:-\w, )?(-{1,2}[\w-]+)/.exec(message)?.[1]
  if (option === undefined) return 'The options cannot be understood. See setpaper help.'
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option} here. See setpaper help.`
  return /does not take/.test(message)
    ? `${option} stands alone and takes no value. See setpaper help.`
    : `${option} needs a value after it. See setpaper help.`
}

/** A whole number from `least` to `most`, or `missing` where the option was not given. */
export function wholeNumber<Missing>(
  name: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
  missing: Missing,
): number | Missing {
  if (text === undefined) return missing
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new UserFault(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return number
}

/** One of `values`, or `missing` where the option was not given. */
export function oneOf<Value extends string, Missing>(
  name: string,
  text: string | undefined,
  values: readonly Value[],
  missing: Missing,
): Value | Missing {
  if (text === undefined) return missing
  const value = values.find((known) => known.toLowerCase() === text.trim().toLowerCase())
  if (value === undefined)
    throw new UserFault(
      `--${name} must be ${[values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(' or ')}, not "${text}".`,
    )
  return value
}

/** Some of `values` with commas between, each once. */
export function severalOf<Value extends string>(
  name: string,
  text: string,
  values: readonly Value[],
): readonly [Value, ...Value[]] {
  const named = text.split(',').filter((one) => one.trim() !== '')
  const [first, ...others] = new Set(named.map((one) => oneOf(name, one, values, undefined)))
  if (first === undefined)
    throw new UserFault(`--${name} must name one or more, with commas between, of ${values.join(', ')}.`)
  return [first, ...others.filter((one) => one !== undefined)]
}
