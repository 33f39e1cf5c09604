/**
 * Names of places by their size, so that no wrong option holds the right one or lies in it. A selection of our own of
 * what school books name most.
 */

const names = (list: string): ReadonlySet<string> => new Set(list.split(', '))

export const COUNTRIES = names(
  'Afghanistan, Albania, Algeria, Argentina, Australia, Austria, Bangladesh, Belgium, Bolivia, Bosnia, Brazil, Britain, Great Britain, Bulgaria, Burma, Cambodia, Canada, Chile, China, Colombia, Congo, Croatia, Cuba, Czechoslovakia, Denmark, Ecuador, Egypt, England, Ethiopia, Finland, France, Germany, Ghana, Greece, Guatemala, Haiti, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Jamaica, Japan, Jordan, Kenya, Korea, Kuwait, Laos, Lebanon, Libya, Malaysia, Mali, Mexico, Mongolia, Morocco, Myanmar, Nepal, Netherlands, New Zealand, Nicaragua, Nigeria, North Korea, Norway, Pakistan, Panama, Peru, Philippines, Poland, Portugal, Prussia, Romania, Russia, Rwanda, Saudi Arabia, Scotland, Serbia, Singapore, Somalia, South Africa, South Korea, Soviet Union, Spain, Sri Lanka, Sudan, Sweden, Switzerland, Syria, Thailand, Tunisia, Turkey, Uganda, Ukraine, United Kingdom, United States, Venezuela, Vietnam, Wales, Yugoslavia, Zimbabwe',
)
export const STATES_AND_PROVINCES = names(
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, Ontario, Quebec, Guangdong, Sichuan, Shandong, Hunan, Hubei, Fujian, Zhejiang, Yunnan, Bavaria, Saxony, Catalonia, Bengal, Punjab, Kashmir, New South Wales',
)
export const CITIES = names(
  'Albany, Alexandria, Amsterdam, Antioch, Athens, Atlanta, Baghdad, Baltimore, Bangkok, Barcelona, Beijing, Berlin, Birmingham, Boston, Brussels, Budapest, Buffalo, Cairo, Cambridge, Canberra, Canton, Carthage, Charleston, Chicago, Cincinnati, Cleveland, Constantinople, Copenhagen, Cordoba, Dallas, Damascus, Delhi, Denver, Detroit, Dublin, Edinburgh, Florence, Geneva, Genoa, Glasgow, Guangzhou, Hanoi, Hiroshima, Houston, Istanbul, Jerusalem, Johannesburg, Kyoto, Leipzig, Leningrad, Lisbon, Liverpool, London, Los Angeles, Madrid, Manchester, Manila, Mecca, Medina, Memphis, Miami, Milan, Minneapolis, Montgomery, Montreal, Moscow, Mumbai, Munich, Nagasaki, Nanjing, Naples, New Orleans, New York City, Oslo, Oxford, Paris, Philadelphia, Pittsburgh, Prague, Rome, Saigon, San Francisco, Seattle, Selma, Seoul, Seville, Shanghai, Sparta, St. Louis, Stockholm, Sydney, Tenochtitlán, Tenochtitlan, Thebes, Timbuktu, Tokyo, Toronto, Venice, Versailles, Vienna, Warsaw, Wittenberg, Xi’an, Zurich, Little Rock, Greensboro, Birmingham, Jamestown, Plymouth, Lowell',
)
export const PLACE_REGIONS = names(
  'Africa, Antarctica, Asia, Europe, North America, South America, Latin America, Central America, Southeast Asia, East Asia, Western Europe, Eastern Europe, Middle East, Asia Minor, Mesopotamia, Scandinavia, Balkans, Caribbean, New England',
)

/** Whether a word is, or opens, the name of a place. */
export const isPlaceName = (word: string): boolean => FIRST_WORDS.has(word)
const FIRST_WORDS = new Set(
  [...COUNTRIES, ...STATES_AND_PROVINCES, ...CITIES, ...PLACE_REGIONS, 'America', 'States', 'Atlantic', 'Pacific']
    .flatMap((name) => [name, name.split(' ').at(-1)!])
    .filter((word) => !['Virginia', 'Lowell', 'Jackson', 'Carolina'].includes(word)),
)
