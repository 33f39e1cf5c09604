/**
 * What does not fit on a page as it stands, by measurement: scrolled sideways, cut off, laid over something else, or
 * too small to hit.
 */
import type { Page } from '@playwright/test'

/** Sentences; none are wanted. `without`: what is measured elsewhere, by selector. */
export const misfits = (page: Page, without: readonly string[] = []): Promise<string[]> =>
  page.evaluate<string[]>(
    `(${MEASURE})(${JSON.stringify(['.sr-only', '[aria-hidden] canvas', '.paper', '.pdf-text', '[data-sonner-toaster]', '.flow [aria-hidden]', ...without].join(','))})`,
  )

/**
 * Runs in the page, as a text, since the policy of the page lets nothing be compiled there. Papers are sheets of a
 * fixed size, with tests of their own.
 * Text in one dialog is over the page below it, which is why only what is on top at its own middle is compared.
 */
const MEASURE = `(without) => {
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(one.parentElement))
    found.push('the page scrolls sideways by ' + (root.scrollWidth - root.clientWidth) + ' px: ' + wide.slice(-3).map(named).join(' | '))
  }
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const scope = dialog ?? document.body
  const shown = (one) => one.closest(without) === null && one.closest('[inert]') === null && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  function named(one) { return one.tagName.toLowerCase() + (one.id ? '#' + one.id : '') + ' “' + (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50) + '” ' + String(one.getAttribute('class') ?? '').slice(0, 60) }
  function scrolls(one) { for (let at = one; at && at !== document.body; at = at.parentElement) if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true; return false }

  // Text that is cut off, where neither dots nor a number of lines say so.
  for (const one of scope.querySelectorAll('*')) {
    if (!shown(one) || one.closest('svg, .katex') !== null) continue
    const style = getComputedStyle(one)
    const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
      if (one.innerText?.trim() === '') continue
      if (!says && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1) found.push('cut at the side: ' + named(one))
      if (!says && one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 1) found.push('cut below: ' + named(one))
    } else if (own && style.display !== 'inline' && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && style.overflowX === 'visible') found.push('text wider than its box: ' + named(one))
  }

  // Texts over each other, and controls.
  const boxes = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (node.textContent.trim() === '' || !shown(parent) || parent.closest('.katex, svg, option') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) boxes.push({ one: parent, rect: within(rect, parent) })
  }
  function within(rect, parent) {
    let { left, top, right, bottom } = rect
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue
      const clip = at.getBoundingClientRect()
      left = Math.max(left, clip.left); right = Math.min(right, clip.right); top = Math.max(top, clip.top); bottom = Math.min(bottom, clip.bottom)
    }
    return { left, top, right, bottom }
  }
  const layer = (one) => { for (let at = one; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at; return null }
  const visible = boxes.filter(({ rect }) => rect.right - rect.left > 1 && rect.bottom - rect.top > 1).map((box) => ({ ...box, layer: layer(box.one) })).sort((a, b) => a.rect.top - b.rect.top)
  const touches = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5
  for (const [index, { one, rect, layer: of }] of visible.entries()) {
    for (let next = index + 1; next < visible.length && visible[next].rect.top < rect.bottom; next += 1) {
      const other = visible[next]
      if (other.one !== one && other.layer === of && !one.contains(other.one) && !other.one.contains(one) && touches(rect, other.rect)) found.push('texts over each other: ' + named(one) + ' and ' + named(other.one))
    }
  }
  const targets = [...scope.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=button], [role=switch], [role=menuitem]')].filter(shown).map((one) => ({ one, inline: getComputedStyle(one).display === 'inline', rect: (one.closest('label') ?? one).getBoundingClientRect() })).filter(({ rect }) => rect.width > 1 && rect.height > 1)
  for (const { one, inline, rect } of targets) if (!inline && (rect.width < 23.5 || rect.height < 23.5)) found.push('a target of ' + Math.round(rect.width) + ' × ' + Math.round(rect.height) + ': ' + named(one))
  // A button at the end of a field stands in the room that the field leaves for it.
  const inRoomOf = (field, rect) => field.tagName === 'INPUT' && rect.left >= field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight) - 1
  const sorted = targets.map((target) => ({ ...target, layer: layer(target.one), rect: within(target.rect, target.one.parentElement) })).sort((a, b) => a.rect.top - b.rect.top)
  for (const [index, { one, rect, layer: of }] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length && sorted[next].rect.top < rect.bottom; next += 1) {
      const other = sorted[next]
      if (other.layer === of && !one.contains(other.one) && !other.one.contains(one) && one.closest('label') !== (other.one.closest('label') ?? 0) && !inRoomOf(one, other.rect) && touches(rect, other.rect)) found.push('controls over each other: ' + named(one) + ' and ' + named(other.one))
    }
  }
  return [...new Set(found)]
}`
