/** Every kind of task that is understood: the table of contents. */
import {
  distance,
  intercept,
  lineThrough,
  lineWithIntercept,
  lineWithSlope,
  midpoint,
  ofLine,
  slope,
} from './tasks/coordinates.ts'
import { centreAndRadius, circleCentre, circleEquation, circleRadius } from './tasks/circles.ts'
import { commonFactors, measures, ordering, ratios } from './tasks/data.ts'
import { equations, knownRoot, oneRoot, systems } from './tasks/equations.ts'
import { equivalent, expand, factorise, simplify, subject } from './tasks/expressions.ts'
import { angleOfRegular, angleSum, circle, hypotenuse, rectangle, sidesFromAngle } from './tasks/figures.ts'
import { inequalities } from './tasks/inequalities.ts'
import { changed, expressedAs, interest, percentageChange, percentageOf } from './tasks/percentages.ts'
import { oneFactor, remainder, unknownCoefficient } from './tasks/polynomials.ts'
import { discriminant, nature, parameterForRoots, sumAndProduct, symmetric } from './tasks/quadratics.ts'
import { commonStep, generalTerm, sum, sumToInfinity, term } from './tasks/sequences.ts'
import { inForm, values } from './tasks/values.ts'
import type { Task } from './task.ts'

export const TASKS: readonly Task[] = [
  ratios,
  expand,
  equivalent,
  factorise,
  simplify,
  subject,
  equations,
  systems,
  knownRoot,
  oneRoot,
  inequalities,
  discriminant,
  nature,
  parameterForRoots,
  sumAndProduct,
  symmetric,
  remainder,
  unknownCoefficient,
  oneFactor,
  slope,
  distance,
  midpoint,
  lineThrough,
  lineWithSlope,
  lineWithIntercept,
  intercept,
  centreAndRadius,
  circleRadius,
  circleCentre,
  circleEquation,
  ofLine,
  term,
  generalTerm,
  sum,
  sumToInfinity,
  commonStep,
  measures,
  commonFactors,
  ordering,
  percentageOf,
  percentageChange,
  changed,
  expressedAs,
  interest,
  angleSum,
  angleOfRegular,
  sidesFromAngle,
  circle,
  rectangle,
  hypotenuse,
  inForm,
  values,
]

/** Those that honour "take π = 3.14". */
export const USES_PI: readonly Task[] = [circle]
