/** Three ways on. */
import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowUpCircle, FileUp, GraduationCap, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../floor/texts.ts'

const TILES = [
  { name: 'upload', Icon: FileUp, link: { to: '/generator', state: { inputMethod: 'document' } } },
  { name: 'topic', Icon: GraduationCap, link: { to: '/generator', state: { inputMethod: 'concept' } } },
  { name: 'upgrade', Icon: ArrowUpCircle, link: { to: '/dashboard', search: { view: 'profile' } } },
] as const satisfies readonly { readonly name: string; readonly Icon: LucideIcon; readonly link: LinkProps }[]

export function Tiles() {
  const {
    overview: { actions, tiles },
  } = useTexts().dashboard
  return (
    <section aria-label={actions}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {TILES.map(({ name, Icon, link }) => (
          <li key={name} className="grid">
            <Link
              {...link}
              className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 transition duration-200 ease-settle hover:border-accent hover:bg-raised"
            >
              <Icon size={24} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent" aria-hidden />
              <span className="grid gap-1">
                <span className="font-medium">{tiles[name].title}</span>
                <span className="text-sm text-muted">{tiles[name].text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
