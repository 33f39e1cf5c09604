/** A list from which an item has gone: one page, or several that were loaded one after the other. */

type Page = { readonly items: readonly { readonly id: string }[]; readonly total: number }
export type AnyList = Page | { readonly pages: readonly Page[] }

export function withoutItem(list: AnyList, id: string): AnyList {
  if (!('pages' in list)) return holds(list, id) ? taken(list, id) : list
  return list.pages.some((page) => holds(page, id))
    ? { ...list, pages: list.pages.map((page) => taken(page, id)) }
    : list
}

const holds = ({ items }: Page, id: string): boolean => items.some((item) => item.id === id)
const taken = (page: Page, id: string): Page => ({
  ...page,
  items: page.items.filter((item) => item.id !== id),
  total: page.total - 1,
})
