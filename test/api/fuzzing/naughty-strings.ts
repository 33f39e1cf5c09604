/** Texts that break what was not made for them: five hundred, none twice. */

const characters = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
const named = (name: string, all: readonly string[]): string[] => all.map((character) => `${name} ${character} end`)

const CONTROLS = named('control', [...characters(1, 8), ...characters(11, 12), ...characters(14, 31), ...characters(0x7f, 0x9f)])
const SPACES = named('space', ['\t', '\n', '\r\n', '\r', '\u00a0', '\u1680', ...characters(0x2000, 0x200a), '\u2028', '\u2029', '\u202f', '\u205f', '\u3000', '\ufeff', '\u180e'])
const INVISIBLE = named('invisible', ['\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', ...characters(0x200b, 0x200f), ...characters(0x202a, 0x202e), ...characters(0x2060, 0x2069), ...characters(0x206a, 0x206f), '\u3164', '\uffa0', ...characters(0xfff9, 0xfffd), ...characters(0xfe00, 0xfe0f), '\u{e0001}', '\u{e0041}', '\u{e0100}'])
const NONCHARACTERS = named('noncharacter', [...characters(0xfdd0, 0xfdef), ...Array.from({ length: 17 }, (_, plane) => characters(plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff)).flat()])
const PRIVATE = named('private', ['\ue000', '\uf8ff', '\u{f0000}', '\u{10fffd}'])

const SCRIPTS = [
  '出卷', '試卷與答案', '试卷与答案', '㐀𠀀𠮷野家', '𪚥𪚥𪚥', '漢字かな交じり文', 'ｆｕｌｌｗｉｄｔｈ', '가각힣', '\u1112\u1161\u11ab', 'สวัสดีครับ', 'हिन्दी क्षि', 'தமிழ்', 'မြန်မာ', 'ខ្មែរ', 'བོད་ཡིག', 'ქართული', 'Ελληνικά', 'ЁЖИК', 'ſtraße ẞ ﬁ', 'İıIi', 'Ǆǅǆ', 'é e\u0301', 'Å Å \u212b', 'ñ n\u0303',
  'שלום עולם', 'مرحبا بالعالم', 'مرحبا 123 hello שלום', '\u202eABC\u202c', '\u2067אבג\u2069', 'ﷺ', '﷽', 'الكل في المجمو عة (5)', 'Z\u0351\u036f\u0321\u0321\u0489a\u0300\u0301\u0302l\u0334g\u0337o\u0338', `a${'\u0301'.repeat(200)}`, '𝔸𝕓𝒸𝖉', '𐍈𐌰𐌽', '𒀀𒁀', '🂡🀄', 'ᚠᛇᚻ',
]
const EMOJI = ['😀', '👍🏽', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇭🇰🇹🇼', '🇭', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☺︎☺️', '🧑🏿‍🚀', '❤️‍🔥', '👁️‍🗨️', '🫠🫡', '💩'.repeat(40), '‍', '\ufe0f', '🏽']
const INJECTIONS = [
  "' or '1'='1", "'; drop table paper; --", '" or ""="', '1; select pg_sleep(5)', "\\'; truncate school; --", "admin'--", "') union select null,null --", '$$; drop table x; $$', "E'\\x00'", '%', '_', '%_%', '\\', '\\\\', "''", '""', '`', '```', '$1', '?', ':id', '@@version', '{"$gt":""}', '[object Object]', '__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '__defineGetter__',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "javascript:alert('x')", '<svg/onload=alert(1)>', '<!--', ']]>', '<![CDATA[x]]>', '&lt;&amp;&#39;&#x27;&nbsp;', '</title>', '</textarea>', '<b>bold</b>', '<a href="data:text/html,x">x</a>', '<iframe>', '<?php echo 1 ?>', '<%= 1 %>', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>&a;',
  '../../etc/passwd', '..\\..\\windows\\win.ini', '/etc/passwd%00.pdf', 'C:\\con', 'CON', 'NUL', 'LPT1', '.', '..', '~', '~root', 'file:///etc/passwd', '//evil.example', 'a/b\\c:d*e?f"g<h>i|j', '.htaccess', '%2e%2e%2f', '%00', '%s%s%s%n', '%d %x %p', '{0}', '{{7*7}}', '${7*7}', '#{7*7}', '$(reboot)', '`reboot`', '| ls', '; ls', '&& ls', '> /dev/null', '\\n', '\\u0000', '\\x00', '\\0',
  '=1+1', '+1+1', '-1+1', '@SUM(A1)', '=cmd|" /C calc"!A0', '\t=1', 'a,b;c\td', '"a","b"', "'=1", 'Content-Type: text/html\r\n\r\nx', 'a\r\nSet-Cookie: x=1', 'Bcc: a@b.c',
]
const VALUES = ['null', 'undefined', 'true', 'false', 'NaN', 'Infinity', '-Infinity', '0', '-0', '00', '1', '1.0', '1e309', '-1e309', '0x10', '0b1', '1_000', '１２３', '٣', '½', '9007199254740993', '999999999999999999999999', '.5', '5.', '1,000', '2026-02-30', '1970-01-01T00:00:00Z', 'infinity', '-infinity', 'epoch', 'now', '[]', '{}', '[1]', '{"a":1}', '"quoted"', 'on', 'off', 'yes', 'no', '{1,2}', '(1,2)', '\\N', '\\.']
const MARKUP = [
  '*', '**', '***', '*a', 'a*', '**bold**', '*it*alic', '_a_', '__a__', '~~a~~', '# heading', '- item', '1. item', '> quote', '| a | b |', '---', '[a](b)', '![a](b)', '<a@b.c>', '\\*not\\*', 'a\\', '`code`', '$', '$$', '$x$', '$x', 'x$', '$$x^2$$', '$\\frac{1}{2}$', '$\\frac{1$', '$\\input{/etc/passwd}$', '$\\def\\x{\\x\\x}\\x$', '\\(x\\)', '\\[x\\]', '$5 and $6', '5 < 6 > 4', 'a & b', '#set page()', '#read("/etc/passwd")', '@cite', '<label>', '____', '______ and ______', '{}', '\\begin{document}', 'Q1. What?', '(2 marks)', 'What? (2 marks)', '```json\n{}\n```', 'A. one', '第1題：甚麼？', '（3分）', '…', '—', '“”‘’', '「」『』',
]
const LENGTHS = [1, 19, 20, 21, 39, 40, 41, 99, 100, 101, 119, 120, 121, 199, 200, 201, 255, 256, 257, 299, 300, 301, 1999, 2000, 2001, 4999, 5000, 5001, 49_999, 50_001, 65_535, 65_536].map((length) => 'x'.repeat(length))
const WIDE = [100, 150, 200, 300, 1000, 2000].flatMap((length) => ['漢'.repeat(length), '😀'.repeat(length / 2)])
const BLANKS = ['', ' ', '   ', '\t', '\n', '\u3000', '\u200b', '\u00a0', '\ufeff', ' leading', 'trailing ', ' both ', '\nlines\nof\ntext\n', 'tab\tinside', 'two  blanks']
/** No Unicode text: refused with a sentence, never changed in silence. */
export const NO_TEXTS: readonly string[] = ['\0', 'a\0b', '\0\0', '\ud800', '\udfff', 'a\ud83d', '\ude00b', '\ude00\ud83d', '\ud800\ud800', 'x\udc00y']

export const NAUGHTY_STRINGS: readonly string[] = [...new Set([...BLANKS, ...NO_TEXTS, ...SCRIPTS, ...EMOJI, ...INJECTIONS, ...VALUES, ...MARKUP, ...LENGTHS, ...WIDE, ...SPACES, ...INVISIBLE, ...PRIVATE, ...CONTROLS, ...NONCHARACTERS])]
