import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a style sheet under `src`. */
export const styleSheet = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../src', path), 'utf8')

/** The colours that a style sheet gives an element, by their tokens. Read from its rules, as tests load no style sheet of a module. */
export function painted(element: Element, path: string): { ground: string; ink: string } {
  const style = document.createElement('style')
  style.textContent = styleSheet(path)
  document.head.append(style)
  const rules = [...style.sheet!.cssRules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => element.matches(rule.selectorText))
  style.remove()
  const tokenOf = (property: string) =>
    rules
      .map((rule) => rule.style.getPropertyValue(property))
      .findLast(Boolean)
      ?.replace(/^var\(--(.+)\)$/, '$1') ?? ''
  return { ground: tokenOf('background'), ink: tokenOf('color') }
}
