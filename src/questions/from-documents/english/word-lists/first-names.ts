/** Given names, by which a text's persons are known. */

/**
 * Given names that begin the names of persons in school books. Own selection; names that are words as well ("Grace",
 * "Mark") are left out.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  'Abraham Adam Adolf Albert Alexander Alfred Alice Andrew Ann Anna Anne Anthony Arthur Barack Benito Benjamin Bernard Betty Carl Carol Catherine Charles Charlotte Christopher Clara Daniel David Dorothy Douglas Dwight Edgar Edith Edmund Edward Eleanor Elizabeth Emily Emma Eric Ernest Eugene Ferdinand Francis Francisco Franklin Frederick Fredrick Friedrich Gabriel Galileo Geoffrey George Gerald Gilbert Giovanni Gregor Hannah Harold Harriet Harry Heinrich Helen Henry Herbert Hernán Herman Hillary Hugh Ida Immanuel Isaac Isabella Jacob James Jane Jean Jefferson Jeremy Jerome Jimmy Joan Johannes John Jonas Jonathan José Joseph Josephine Joshua Juan Julia Julian Julius Karl Katherine Keith Kenneth Lawrence Leonard Leonardo Lewis Louis Louise Lucy Ludwig Luther Malcolm Manuel Margaret Maria Marie Martha Martin Mary Matthew Max Michael Miguel Napoleon Nathan Nathaniel Nicholas Nicolaus Nikola Noam Oliver Orville Otto Patrick Paul Peter Philip Pierre Rachel Ralph Raymond Rebecca René Richard Robert Roger Ronald Rosa Ruth Samuel Sandra Sarah Sigmund Simon Sophia Stephen Steven Susan Theodore Thomas Thurgood Timothy Ulysses Uriah Victoria Vincent Virginia Vladimir Walter Wilbur Wilhelm William Winston Woodrow'.split(
    ' ',
  ),
)
