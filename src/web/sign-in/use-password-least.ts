/** How long a new password must be at this server; until the server has said it, the least that any server asks for. */
import { useQuery } from '@tanstack/react-query'
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import { waysQuery } from '../api/sign-in-ways.ts'

export const usePasswordLeast = (): number => useQuery(waysQuery).data?.passwordMinLength ?? PASSWORD_LENGTH.least
