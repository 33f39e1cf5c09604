/** Stands where a part of the application is still loading; without a network it says what that waits for. */
import { useIsOnline } from '../ui/use-is-online.ts'
import { useTexts } from './texts.ts'

export function PartLoading({ className }: { readonly className: string }) {
  const { common } = useTexts()
  return (
    <p role="status" className={className}>
      {useIsOnline() ? common.loading : common.offline}
    </p>
  )
}
