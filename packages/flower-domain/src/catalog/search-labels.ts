import type { Color, FlowerType } from './flower-card.ts'

/** The search words of each type, in Russian and English, singular and plural. */
export const typeLabels: { readonly [type in FlowerType]: string } = {
  roses: 'роза розы rose roses',
  sprayRoses: 'кустовая роза кустовые розы spray rose roses',
  alstroemeria: 'альстромерия альстромерии alstroemeria alstroemerias',
  gypsophila: 'гипсофила гипсофилы гипса gypsophila',
  chrysanthemum: 'хризантема хризантемы chrysanthemum chrysanthemums',
  carnations: 'гвоздика гвоздики carnation carnations dianthus',
  eucalyptus: 'эвкалипт эвкалипты eucalyptus зелень greens',
  hypericum: 'гиперикум зверобой hypericum',
  pistache: 'писташ фисташка pistache pistachio зелень greens',
  dyes: 'крашеные крашеная крашеный красители окрашенные dyed dyes tinted',
}

/** The search words of each color, in Russian (every gender) and English. */
export const colorLabels: { readonly [color in Color]: string } = {
  red: 'красный красная красное красные red',
  burgundy: 'бордовый бордовая бордовое бордовые burgundy',
  white: 'белый белая белое белые white',
  cream: 'кремовый кремовая кремовое кремовые cream',
  pink: 'розовый розовая розовое розовые pink',
  hotPink: 'ярко розовый розовая розовое розовые малиновый фуксия hot pink fuchsia',
  yellow: 'жёлтый жёлтая жёлтое жёлтые yellow',
  orange: 'оранжевый оранжевая оранжевое оранжевые orange',
  peach: 'персиковый персиковая персиковое персиковые peach',
  purple: 'фиолетовый фиолетовая фиолетовое фиолетовые пурпурный purple violet',
  lavender: 'лавандовый лавандовая лавандовое лавандовые сиреневый lavender lilac',
  blue: 'синий синяя синее синие голубой голубая голубые blue',
  green: 'зелёный зелёная зелёное зелёные green',
  black: 'чёрный чёрная чёрное чёрные black',
  bicolor: 'двухцветный двухцветная двухцветные пёстрый bicolor bicolor rainbow',
}

/** The search words of the countries that flowers come from, in Russian and English. */
export const countryLabels: Readonly<Record<string, string>> = {
  ECU: 'эквадор эквадорская эквадорские эквадорский ecuador ecuadorian',
  KEN: 'кения кенийская кенийские кенийский kenya kenyan',
  COL: 'колумбия колумбийская колумбийские колумбийский colombia colombian',
  NLD: 'нидерланды голландия голландская голландские голландский netherlands holland dutch',
  RUS: 'россия российская российские российский russia russian',
  ITA: 'италия итальянская итальянские итальянский italy italian',
  ISR: 'израиль израильская израильские израильский israel israeli',
  ETH: 'эфиопия эфиопская эфиопские эфиопский ethiopia ethiopian',
  CHN: 'китай китайская китайские китайский china chinese',
  BLR: 'беларусь белоруссия белорусская белорусские белорусский belarus belarusian',
  TUR: 'турция турецкая турецкие турецкий turkey turkish',
  ZAF: 'юар южноафриканская южноафриканские южноафриканский south africa african',
}
