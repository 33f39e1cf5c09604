/** The product's mark and name, which lead to the start. */
import { Link } from '@tanstack/react-router'
import icon from '../icon.svg'
import { useTexts } from './texts.ts'

export function ProductLink() {
  const { navigation } = useTexts()
  return (
    <Link to="/" className="flex min-h-10 shrink-0 items-center gap-2.5 rounded-control pe-2 text-lg font-semibold">
      <img src={icon} alt="" width={30} height={30} />
      {navigation.product}
    </Link>
  )
}
