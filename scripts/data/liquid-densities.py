"""Writes components/tools/liquid-densities.ts: how heavy the liquid of a refrigerant is, by temperature.

    python3 -m venv venv && venv/bin/pip install CoolProp==8.0.0
    venv/bin/python scripts/data/liquid-densities.py > components/tools/liquid-densities.ts

The same equations and fluids as in pressure-table.py; of a blend the liquid at its bubble point.
"""

import CoolProp
from CoolProp.CoolProp import PropsSI

FLUIDS = {
    "R-11": "R11", "R-12": "R12", "R-22": "R22", "R-32": "R32", "R-113": "R113", "R-123": "R123", "R-134a": "R134a",
    "R-245fa": "R245fa", "R-290": "n-Propane", "R-404A": "R404A", "R-407C": "R407C", "R-410A": "R410A",
    "R-454B": "R454B.mix", "R-507A": "R507A", "R-600a": "IsoButane", "R-1233zd(E)": "R1233zd(E)", "R-1234yf": "R1234yf",
}
# The water capacity of a cylinder is the weight of the water that it holds at 60 °F.
WATER = PropsSI("D", "T", (60 + 459.67) * 5 / 9, "P", 101325, "Water")
FROM, STEP, UNTIL = -20, 5, 250


def gravity(fluid: str, fahrenheit: int) -> float:
    return PropsSI("D", "T", (fahrenheit + 459.67) * 5 / 9, "Q", 0, f"HEOS::{fluid}") / WATER


def column(fluid: str) -> list[float]:
    """Up to where the liquid ends. The solver of mixtures misses single points: those lie midway between their neighbors."""
    found: list[float | None] = []
    for fahrenheit in range(FROM, UNTIL + 1, STEP):
        try:
            found.append(gravity(fluid, fahrenheit))
        except ValueError:
            found.append(None)
    while found and found[-1] is None:
        found.pop()
    for place, value in enumerate(found):
        if value is None:
            found[place] = (found[place - 1] + found[place + 1]) / 2
    return [round(value, 4) for value in found]


print(f"""// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: densities, none of which is a constant
/**
 * Weight of saturated liquid against water at 60 °F, made by scripts/data/liquid-densities.py with CoolProp {CoolProp.__version__} (Helmholtz
 * equations of state; Bell et al., Ind. Eng. Chem. Res. 2014, 53, 2498).
 */
export interface LiquidColumn {{
  name: string;
  /** Specific gravity from {FROM} °F in steps of {STEP} °F, as far as there is liquid. */
  gravities: readonly number[];
}}

export const LIQUID_COLUMNS: readonly LiquidColumn[] = [""")
for name, fluid in FLUIDS.items():
    print(f"  {{ name: '{name}', gravities: {column(fluid)} }},")
print("];")
