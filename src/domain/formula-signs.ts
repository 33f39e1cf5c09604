/** Signs of formulas in Unicode, for a formula in one line. */

/** By the name of the LaTeX command; relations and operators stand between spaces. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...pairs(
    'alpha α frown ⌒ beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π varpi ϖ rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω infty ∞ angle ∠ triangle △ circ ∘ degree ° prime ′ partial ∂ nabla ∇ emptyset ∅ varnothing ∅ ldots … dots … cdots ⋯ sum ∑ prod ∏ int ∫ therefore ∴ because ∵ forall ∀ exists ∃ neg ¬ ell ℓ hbar ℏ lbrace { rbrace } { { } } % % $ $ & & # # _ _ langle ⟨ rangle ⟩ lvert | rvert | vert | | ‖ square □ Box □ star ⋆ bullet • backslash \\',
  ),
  ...pairs(
    'times × div ÷ pm ± mp ∓ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ approx ≈ equiv ≡ cong ≅ sim ∼ propto ∝ cdot · ast ∗ perp ⊥ parallel ∥ in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ setminus ∖ to → rightarrow → Rightarrow ⇒ leftarrow ← Leftarrow ⇐ leftrightarrow ↔ Leftrightarrow ⇔ iff ⇔ implies ⇒ mid | land ∧ lor ∨ wedge ∧ vee ∨ oplus ⊕ lt < gt > ll ≪ gg ≫ colon : rightleftharpoons ⇌ longrightarrow ⟶',
    ' ',
  ),
}

/** `alpha α beta β`: each name with its sign, between `space` on either side. */
function pairs(list: string, space = ''): Record<string, string> {
  const words = list.split(' ')
  return Object.fromEntries(
    words.flatMap((word, index) =>
      index % 2 === 0 ? [[word, space + (words[index + 1] ?? '') + space] as const] : [],
    ),
  )
}

const table = (from: string, to: string): Readonly<Record<string, string>> => {
  const signs = [...to]
  return Object.fromEntries([...from].map((sign, index) => [sign, signs[index] ?? '']))
}

export const SUPERSCRIPTS = table(
  '0123456789+−=()nixyTabcdefghjklmoprstuvwz′',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣʸᵀᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷᶻ′',
)
export const SUBSCRIPTS = table('0123456789+−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')
