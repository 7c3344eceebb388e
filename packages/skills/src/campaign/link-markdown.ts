/** Links as they are copied: one a line, as they stand. */
export const block = (links: readonly string[]) => `\`\`\`text\n${links.join('\n')}\n\`\`\``

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
