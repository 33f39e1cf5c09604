/** The theme that is chosen, wherever it is chosen. */
import { useSyncExternalStore } from 'react'
import { followTheme, savedTheme, type Theme } from './theme.ts'

export const useTheme = (): Theme => useSyncExternalStore(followTheme, savedTheme)
