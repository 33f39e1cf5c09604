/** Figures of the golden HKDSE papers, as plain strokes without text of their own where letters are not needed. */

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="#000" stroke-width="1.2">${body}</g></svg>`

/** A cyclic quadrilateral with a diameter. */
export const CIRCLE = svg(170, 170, '<circle cx="85" cy="85" r="75"/><path d="M10 85H160M10 85L60 14.3L160 85L110 155.7Z"/>')
/** A triangle that is cut by a line parallel to its base. */
export const TRIANGLE = svg(220, 150, '<path d="M20 135H205L95 15Z M57.5 75H150"/>')
/** A pyramid with a square base, its hidden edges dashed. */
export const PYRAMID = svg(200, 170, '<path d="M30 130L120 155L180 110L105 15L30 130M120 155L105 15"/><path stroke-dasharray="4 3" d="M30 130L90 92L180 110M90 92L105 15"/>')
/** A parabola that opens upwards, with axes. */
export const PARABOLA = svg(180, 150, '<path d="M10 110H170M80 145V8"/><path d="M35 20Q95 225 155 20"/>')
/** A box-and-whisker diagram. */
export const BOX = svg(260, 70, '<path d="M10 60H250M30 30H70M70 15H160V45H70ZM110 15V45M160 30H230M30 22V38M230 22V38"/>')
