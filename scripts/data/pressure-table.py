"""Writes components/pressure-chart/pressure-table.ts: saturation pressures of refrigerants by temperature.

    python3 -m venv venv && venv/bin/pip install CoolProp==8.0.0
    venv/bin/python scripts/data/pressure-table.py > components/pressure-chart/pressure-table.ts

CoolProp's Helmholtz equations of state (HEOS): of pure refrigerants, of R-404A, R-407C, R-410A and R-507A as pseudo-pure
fluids with bubble and dew lines of their own, and of R-454B as a mixture of R-32 and R-1234yf, 68.9/31.1 by mass.
"""

import CoolProp
from CoolProp.CoolProp import PropsSI

PURE = {
    "R-11": "R11", "R-12": "R12", "R-22": "R22", "R-32": "R32", "R-113": "R113", "R-123": "R123", "R-134a": "R134a",
    "R-245fa": "R245fa", "R-290": "n-Propane", "R-600a": "IsoButane", "R-1233zd(E)": "R1233zd(E)", "R-1234yf": "R1234yf",
}
# Without a glide worth a second column: R-410A and R-507A, at most 0.3 °F.
BLENDS = {"R-404A": "R404A", "R-407C": "R407C", "R-410A": "R410A", "R-454B": "R454B.mix", "R-507A": "R507A"}

ATMOSPHERE_PSIA = 14.696
PSI_PER_IN_HG = 0.491154
# Those that rules and questions name stand between the steps of five: freezing, charging a chiller, a machine room, the classes.
TEMPERATURES = sorted({*range(-40, 155, 5), 32, 36, 72, 104})


def psia(fluid: str, fahrenheit: float, quality: int) -> float:
    return PropsSI("P", "T", (fahrenheit + 459.67) * 5 / 9, "Q", quality, f"HEOS::{fluid}") / 6894.757293


def solve(fluid: str, fahrenheit: int, quality: int) -> float:
    """The solver of mixtures misses single points: there the logarithm is read off a line over the inverse temperature."""
    for step in (0, 1, 2, 3, 4, 5):
        try:
            low, high = (psia(fluid, fahrenheit + side * step, quality) for side in (-1, 1))
        except ValueError:
            continue
        absolute = [fahrenheit + 459.67 + side * step for side in (-1, 0, 1)]
        share = 0.5 if step == 0 else (1 / absolute[1] - 1 / absolute[0]) / (1 / absolute[2] - 1 / absolute[0])
        return low ** (1 - share) * high**share
    raise ValueError(f"no pressure for {fluid} at {fahrenheit} °F")


def reading(fluid: str, fahrenheit: int, quality: int) -> float:
    found = solve(fluid, fahrenheit, quality)
    psig = found - ATMOSPHERE_PSIA
    # Below the atmosphere: inches of mercury, as a negative number.
    return round(psig if psig >= 0 else psig / PSI_PER_IN_HG, 1) + 0.0


def column(fluid: str, quality: int) -> str:
    return "[" + ", ".join(f"{reading(fluid, at, quality):g}" for at in TEMPERATURES) + "]"


def number(name: str) -> int:
    return int("".join(sign for sign in name.split("(")[0][2:] if sign.isdigit()))


print(f"""/**
 * Saturation pressures, made by scripts/data/pressure-table.py with CoolProp {CoolProp.__version__} (Helmholtz equations of state; Bell et al.,
 * Ind. Eng. Chem. Res. 2014, 53, 2498). psig above the atmosphere of {ATMOSPHERE_PSIA} psia; a negative number is inches of mercury below it.
 */
export interface SaturationColumns {{
  name: string;
  /** By `TEMPERATURES`. Of a blend with glide the liquid line (bubble point). */
  liquid: readonly number[];
  /** Only of a blend whose glide can be read: the vapor line (dew point). */
  vapor?: readonly number[];
}}

/** °F. */
export const TEMPERATURES: readonly number[] = {TEMPERATURES};

export const REFRIGERANTS: readonly SaturationColumns[] = [""")
for name, fluid in sorted({**PURE, **BLENDS}.items(), key=lambda item: number(item[0])):
    glides = name in BLENDS and name not in ("R-410A", "R-507A")
    vapor = f"\n    vapor: {column(fluid, 1)}," if glides else ""
    print(f"  {{\n    name: '{name}',\n    liquid: {column(fluid, 0)},{vapor}\n  }},")
print("];")
