/** Of the generated mistakes those that are no mistakes, or are told of in another way, and why. */
export type Exception = readonly [of: RegExp, why: string]

const CODE = 'code is named before it is written: the generated types let no table of the product lack it'
const OWN = 'a name that is given here, and used nowhere in the product of this test'
const VALUE = 'a value that stands for itself: any other is as good'

/** Nobody need be told. */
export const HARMLESS: readonly Exception[] = [
  [/(constants|copy)\.\{\}: misspelt free name/, CODE],
  [/languages: texts\.\{\}: misspelt free name/, 'listed by the check of a language: English texts come and go'],
  [/languages: (name|texts\.\{\}): misspelt$/, 'a word of the language'],
  [/brands\[\]\.key: misspelt/, OWN],
  [/(calls|dashboards|reports|screens): path: misspelt/, OWN],
  [/parts\[\]\.(figures\[\]\.)?name: misspelt/, OWN],
  [/x-plural: misspelt/, OWN],
  [/x-(checks|exclusive)\[\]\.name: misspelt/, OWN],
  [/x-detail\.tabs\[\]\.name: misspelt/, OWN],
  [/(dimensions|measures)\[\]\.name: misspelt/, OWN],
  [/transitions\[\]\.name: misspelt/, 'noted in a field of text, which takes any'],
  [/history\.created: misspelt/, 'noted in a field of text, which takes any'],
  [/(response|message|request\.if)\.properties\.\{\}: misspelt free name/, OWN],
  [/request\..*x-words\.\{\}: misspelt free name/, 'words of a value that is never sent'],
  [/x-(renamed|plural)-from: misspelt/, 'a name that nothing has any more'],
  [/brands\[\]\.(hosts\[\]|logo): misspelt/, 'stands outside the product'],
  [
    /constants\.(\{\}|time_zone|currency\.code|number_format\.locale): (empty text|misspelt$)/,
    "a product says another value in place of the engine's",
  ],
  [/figures\[\]\.to\.query\.\{\}: misspelt/, "a view of the product's reads its address by itself"],
  [/: another number/, VALUE],
  [/x-personal: misspelt/, VALUE],
  [/(x-computed|when)\..*: empty text/, VALUE],
  [/x-computed\..*(add|mul|concat|coalesce|and|or|in): an item twice/, 'adding a thing to itself is no mistake'],
  [/x-after\.(create|open): an item twice/, 'two records may be made alike'],
  [/prefixItems: an item twice/, 'two items may be of one type'],
]

const USED = 'what is given a name here is called by it elsewhere, where it is missed'

/** Refused at another line. */
export const ELSEWHERE: readonly Exception[] = [
  [/(menu|permissions)\[\]\.key: misspelt/, USED],
  [/choices\[\]\.sets\.\{\}: misspelt free name/, USED],
  [/properties\.\{\}: misspelt free name/, USED],
  [/x-together\[\]\.name: misspelt/, USED],
  [/x-key: misspelt/, USED],
  [/x-menu\.path: misspelt/, USED],
  [/oneOf\[\]\.const: /, USED],
  [/(constants\.(\{\}: misspelt free name|\w+: misspelt keyword)|masks\.\{\}: misspelt free name)/, USED],
  [/x-variants\.by: /, 'the fields beside an enum are those of each entity that uses it'],
]

/** Refused without a name that was meant: there is none. */
export const NAMELESS: readonly Exception[] = [
  [/colour: misspelt/, 'a colour'],
  [/\$ref: misspelt/, 'the folders of an address are told as its form'],
  [/x-words\.\{\}: misspelt free name/, 'a number'],
  [/x-scope\.seen: misspelt keyword/, 'what is no keyword there is a level, whose path is told'],
]

/** Keywords that the product does not say. */
export const UNUSED: Readonly<Record<string, string>> = {}
