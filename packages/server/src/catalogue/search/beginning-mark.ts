/** Before the first letter or two of a word it makes a term of them, since ten thousand words begin like that. U+FFFE is no character, so no word has it. */
export const beginningMark = 0xfffe
