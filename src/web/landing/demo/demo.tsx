/** The demo of the landing page. */
export function Demo() {
  return null
}
