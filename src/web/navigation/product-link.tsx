/** The product's mark and name, which lead to the start. */
import { publicAddress } from '../floor/addresses.ts'
import icon from '../icon.svg'
import { useReader } from '../floor/texts.ts'

export function ProductLink() {
  const {
    language,
    texts: { navigation },
  } = useReader()
  return (
    <a
      href={publicAddress('landing', language)}
      className="flex min-h-10 shrink-0 items-center gap-2.5 rounded-control pe-2 text-lg font-semibold"
    >
      <img src={icon} alt="" width={30} height={30} />
      {navigation.product}
    </a>
  )
}
