/** Links, usage, language, theme and the way in. */
export function NavigationBar() {
  return <header />
}
