/** What is wrong with the fields of a sign-in or sign-up, before they are sent (specification 1, section 5). */
import type { SignInMode } from './sign-in-provider.tsx'

export const LEAST_PASSWORD = 6

export type FieldName = 'name' | 'email' | 'password'
export type FieldFault = 'required' | 'email' | 'short'
export type Fields = Readonly<Record<FieldName, string>>
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>

/** Empty where nothing is wrong. */
export function checkFields(mode: SignInMode, { name, email, password }: Fields): FieldFaults {
  const nameFault = mode === 'sign-up' && name.trim() === '' ? 'required' : undefined
  const faults = { name: nameFault, email: checkEmail(email), password: checkPassword(password) } as const
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export function checkEmail(email: string): FieldFault | undefined {
  if (email.trim() === '') return 'required'
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : 'email'
}

export function checkPassword(password: string): FieldFault | undefined {
  if (password === '') return 'required'
  return password.length < LEAST_PASSWORD ? 'short' : undefined
}
