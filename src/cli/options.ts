/** Reads the options of a command and checks them, with a sentence for each that is off. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserFault } from './user-fault.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Splits arguments into named options and the rest. Throws a UserFault for an unknown option or a missing value. */
export function parseOptions<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UserFault(`${(error as Error).message.split('\n')[0]} See setpaper help.`)
  }
}

/** A whole number from `least` to `most`, or `missing` where the option was not given. */
export function wholeNumber<Missing>(name: string, text: string | undefined, { least, most }: { readonly least: number; readonly most: number }, missing: Missing): number | Missing {
  if (text === undefined) return missing
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new UserFault(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return number
}

/** One of `values`, or `missing` where the option was not given. */
export function oneOf<Value extends string, Missing>(name: string, text: string | undefined, values: readonly Value[], missing: Missing): Value | Missing {
  if (text === undefined) return missing
  const value = values.find((known) => known.toLowerCase() === text.trim().toLowerCase())
  if (value === undefined) throw new UserFault(`--${name} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${text}".`)
  return value
}
