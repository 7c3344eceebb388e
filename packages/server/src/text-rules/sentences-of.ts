export const sentencesOf = (text: string): string[] => text.split(/[.!?؟؛;\n]+/u)
