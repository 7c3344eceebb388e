/** Letters that look like the Latin ones beneath them, after compatibility forms, marks and cases are gone (Unicode TR39, what people can type of it). */
const LOOKS_LIKE: Record<string, string> = {
  // Cyrillic
  ...pairs('абвсԁеєһніјкӏмпорԛгѕтуүѵԝшщхьѡ', 'a6bcdeehhljklmnopqrstyyvwwwxbw'),
  // Greek, whose capitals look like other letters than the small ones
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhlkmnoptyx'),
  ...pairs('αβγεηικμνοπρστυχω', 'abyenlkuvonpotuxw'),
  // Armenian
  ...pairs('աբզհյնոպռսցքօ', 'wfqhjunwnugpo'),
  // Cherokee
  ...pairs('ᎠᎪᎬᎷᎥᎫᎻᎳᏔᏞᏟᏢᏙᏀᎽᏃᏚᏒᏦᏴᎢ', 'daemljhwwlcpvgyzsrkbt'),
  // Latin letters of their own, and small capitals
  ...pairs('ıłøđħŧɑɡɩɛǝþðƙ', 'llodhtagleepdk'),
  ...pairs('ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeghljklmnoprstuvwyz'),
  // Arabic letters of other languages
  ...pairs('ںڹھہەۃۆۇۈۋېێےڪګڵ', 'ننههههوووويييككل'),
  // What stands for a letter
  ...pairs('i1|0$@', 'lllosa'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Letters in boxes and circles, and those that flags are made of: 26 in a row, which no form of Unicode's resolves. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

export function latinOf(letter: string): string {
  const code = letter.codePointAt(0)!
  const alphabet = ALPHABETS.find((first) => code >= first && code < first + 26)
  const plain = alphabet === undefined ? letter : String.fromCharCode(97 + code - alphabet)
  const lower = plain.toLowerCase()
  return LOOKS_LIKE[plain] ?? LOOKS_LIKE[lower] ?? lower
}

function pairs(letters: string, latin: string): Record<string, string> {
  const other = [...latin]
  return Object.fromEntries([...letters].map((letter, index) => [letter, other[index]!]))
}
