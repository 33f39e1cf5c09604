/** A field for a password, which can be shown. */
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '../floor/texts.ts'
import { TextField } from '../ui/text-field.tsx'

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const { signIn } = useTexts()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const label = isShown ? signIn.hide : signIn.show
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-10 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  )
}
