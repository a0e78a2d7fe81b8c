import type { PackFacts } from "../pack-facts";
import type { PackField } from "../pack-labels";

/** Pack facts as text for form fields and CSV cells; blank if not given. */
export function cellsOfPack(pack: PackFacts): Record<PackField, string> {
  return {
    mrp: pack.mrpPaise === null ? "" : rupeesAsNumber(pack.mrpPaise),
    code: pack.code ?? "",
    ean: pack.ean ?? "",
    measure: pack.measure,
    pack_kind: pack.packKind ?? "",
    containers: String(pack.containers),
    generic_name: pack.genericName ?? "",
    ingredients: pack.ingredients ?? "",
    allergens: pack.allergens ?? "",
    vegetarian: String(pack.isVegetarian),
    storage: pack.storage ?? "",
    best_before: pack.bestBefore ?? "",
    net_weight_g: String(pack.netWeightG ?? ""),
    density_g_per_l: String(pack.densityGPerL ?? ""),
    origin: pack.countryOfOrigin ?? "",
    maker: pack.maker ?? "",
    family: pack.family ?? "",
    gross_weight_g: String(pack.grossWeightG ?? ""),
    box_length_mm: String(pack.boxLengthMm ?? ""),
    box_width_mm: String(pack.boxWidthMm ?? ""),
    box_height_mm: String(pack.boxHeightMm ?? ""),
    panel_shape: pack.panelShape ?? "",
    panel_height_mm: String(pack.panelHeightMm ?? ""),
    panel_width_mm: String(pack.panelWidthMm ?? ""),
    panel_surface_cm2: String(pack.panelSurfaceCm2 ?? ""),
    nutrition: pack.nutrition ?? "",
  };
}

/** 145050 → `1450.50`, 145000 → `1450`: a format that spreadsheets read as a number. */
export function rupeesAsNumber(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
