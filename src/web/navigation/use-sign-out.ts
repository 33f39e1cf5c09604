/** Signs out, and says so where that did not work: a teacher must not leave believing it did. */
import { toast } from '../ui/toast.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { useTexts } from '../floor/texts.ts'

export function useSignOut(): () => void {
  const { signOut } = useSession()
  const { navigation } = useTexts()
  return () => void signOut().catch(() => toast.error(navigation.signOutFailed))
}
