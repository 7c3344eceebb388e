interface Leaf {
  /** The names from the root down, `Document/GrpHdr/MsgId`. */
  path: string
  text: string
}

/** The innermost elements of a plain XML document, in its order. Throws when it is not well formed, or uses more of XML than that. */
export function readXml(document: string): Leaf[] {
  const content = document.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*/, '')
  const parts = content.match(/<\/?[A-Za-z0-9]+(?: [A-Za-z]+="[^"<&]*")*>|[^<>&]+/g) ?? []
  if (parts.join('') !== content) throw new Error('the document is not plain XML')
  const open: string[] = []
  const leaves: Leaf[] = []
  let last = ''
  for (const part of parts) {
    if (part.startsWith('</')) {
      const path = open.join('/')
      if (part !== `</${open.pop()}>`) throw new Error(`${part} ends what is not open: ${path}`)
      if (last !== '') leaves.push({ path, text: last })
      last = ''
    } else if (part.startsWith('<')) {
      if (last.trim() !== '') throw new Error(`text beside elements: ${last}`)
      open.push(part.slice(1, -1).split(' ')[0]!)
      last = ''
    } else last = part
  }
  if (open.length > 0) throw new Error(`${open.join('/')} does not end`)
  return leaves
}
