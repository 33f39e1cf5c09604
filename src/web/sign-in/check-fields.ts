/** What is wrong with the fields of a sign-in or sign-up, before they are sent (specification 1, section 5). */
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import type { SignInMode } from './sign-in-provider.tsx'

export type FieldName = 'name' | 'email' | 'password'
export type FieldFault = 'required' | 'email' | 'short'
export type Fields = Readonly<Record<FieldName, string>>
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>

/**
 * Empty where nothing is wrong. `least`: how long the server wants a new password to be; one that was chosen before the
 * server asked for more still signs in.
 */
export function checkFields(mode: SignInMode, { name, email, password }: Fields, least: number): FieldFaults {
  const nameFault = mode === 'sign-up' && name.trim() === '' ? 'required' : undefined
  const faults = {
    name: nameFault,
    email: checkEmail(email),
    password: checkPassword(password, mode === 'sign-up' ? least : PASSWORD_LENGTH.least),
  } as const
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export function checkEmail(email: string): FieldFault | undefined {
  if (email.trim() === '') return 'required'
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : 'email'
}

export function checkPassword(password: string, least: number): FieldFault | undefined {
  if (password === '') return 'required'
  return password.length < least ? 'short' : undefined
}
