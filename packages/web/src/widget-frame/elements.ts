type Properties = Partial<Record<string, unknown>>

/** An element with its properties (those with a hyphen, and `role`, as attributes) and what stands in it. Texts stay texts. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties))
    if (name.includes('-') || name === 'role') made.setAttribute(name, String(value))
    else Object.assign(made, { [name]: value })
  made.append(...content)
  return made
}
