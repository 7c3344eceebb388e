/** Puts what an element shows on the clipboard, as formatted text and as plain text; tables keep their columns in both. */
export async function copyShown(element: HTMLElement): Promise<void> {
  const plain = element.innerText ?? element.textContent
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain)
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
  await navigator.clipboard.write([
    new ClipboardItem({ ...as('text/html', element.innerHTML), ...as('text/plain', plain) }),
  ])
}
