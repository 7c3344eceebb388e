/** Brings what stands in a row that scrolls sideways into the middle of it; the page itself does not move. */
export function showInRow(row: HTMLElement | null, item: Element | null | undefined): void {
  if (!row || !item) return
  const show = () => {
    const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }
  show()
  // Once a page is drawn the router puts rows back to where they stood on the page before.
  requestAnimationFrame(show)
}
