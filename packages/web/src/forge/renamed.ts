import type { forge } from '@wakeel/contract'

type Named = Pick<forge.AgentContent, 'name' | 'instructions'>

/** Another name, which goes on in the instructions where they open with it as the forge writes them. */
export function renamed({ name: former, instructions }: Named, name: Named['name']): Named {
  const opening = `You are ${former.en},`
  return {
    name,
    instructions: instructions.startsWith(opening)
      ? `You are ${name.en},${instructions.slice(opening.length)}`
      : instructions,
  }
}

/** Whether the name in one language was changed and the one in the other was left as it was. */
export const isForgotten = (
  former: Named['name'],
  name: Named['name'],
  other: keyof Named['name'],
): boolean => {
  const changed = other === 'en' ? 'ar' : 'en'
  return name[changed] !== former[changed] && name[other] === former[other] && name[other] !== ''
}
